import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { TagInput } from './tag-input.tsx';

interface TagsFieldProps<Values extends FieldValues, Sent>
  extends Omit<React.ComponentProps<typeof TagInput>, 'name' | 'tags' | 'onTags' | 'inputRef' | 'error'> {
  control: Control<Values, unknown, Sent>;
  name: FieldPathByValue<Values, readonly string[]>;
}

/** A list of tags as a field of a form. */
export function TagsField<Values extends FieldValues, Sent>({
  control,
  name,
  ...input
}: TagsFieldProps<Values, Sent>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TagInput
          {...input}
          name={name}
          tags={field.value}
          onTags={field.onChange}
          inputRef={field.ref}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

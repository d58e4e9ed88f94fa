import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that ignores calls while it is running. `isPending` changes with the next render, and the second click of
 * a double click can come before.
 */
export function useSingleMutation<Data, Variables>(
  options: Omit<UseMutationOptions<Data, Error, Variables>, 'onSettled'>,
) {
  const isRunning = useRef(false);
  const mutation = useMutation<Data, Error, Variables>({
    ...options,
    onSettled() {
      isRunning.current = false;
    },
  });

  function mutate(variables: Variables, callbacks?: MutateOptions<Data, Error, Variables>): void {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(variables, callbacks);
  }

  return { ...mutation, mutate };
}

import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';

/**
 * A mutation that ignores calls while it is running and until the page shows its result. `isPending` changes with the
 * next render, and the second click of a double click can come before.
 */
export function useSingleMutation<Data, Variables>(options: UseMutationOptions<Data, Error, Variables>) {
  const isRunning = useRef(false);
  const mutation = useMutation<Data, Error, Variables>(options);
  const { isPending, submittedAt } = mutation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fast mutation ends before a render shows it as pending
  useLayoutEffect(() => {
    if (!isPending) isRunning.current = false;
  }, [isPending, submittedAt]);

  function mutate(variables: Variables, callbacks?: MutateOptions<Data, Error, Variables>): void {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(variables, callbacks);
  }

  return { ...mutation, mutate };
}

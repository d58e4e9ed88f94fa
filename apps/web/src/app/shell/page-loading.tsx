/** Takes the space of the first page while it loads, so that the footer does not jump. */
export function PageLoading() {
  return <div aria-busy="true" className="min-h-dvh" />;
}

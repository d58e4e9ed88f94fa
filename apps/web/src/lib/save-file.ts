/** Downloads a text as a file, as if the user had clicked a link. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser reads the file shortly after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

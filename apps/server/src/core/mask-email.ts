/** The first letter and the domain: enough to recognise a known address, too little to send to it. '' stays ''. */
export function maskEmail(email: string): string {
  if (email === '') return '';
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(at)}`;
}

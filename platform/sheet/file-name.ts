/** The name of an uploaded file as it is kept and shown: signs that no screen draws are left out. */
export function plainFileName(name: string): string {
  return name.replaceAll(/\p{C}/gu, '').slice(0, 200).toWellFormed()
}

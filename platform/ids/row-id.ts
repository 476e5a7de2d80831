const ROW_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text from an address can be the id of a row; any other text must not reach the database. */
export function isRowId(text: string | undefined): text is string {
  return text !== undefined && ROW_ID.test(text)
}

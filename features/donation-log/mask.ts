/** '+6281234567889' → '0812••••89': staff tell two donors apart, and cannot call one without the audit log. */
export function partOfPhone(phone: string): string {
  const national = phone.replace(/^\+62/, '0')
  return `${national.slice(0, 4)}••••${national.slice(-2)}`
}

/** 'siti.aminah@gmail.com' → 's•••@gmail.com'. */
export function partOfEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}

/** The contacts of a donor in part, in one line. */
export function partOfContacts({
  phone,
  email,
}: {
  phone: string | null
  email: string | null
}): string {
  const parts = [phone && partOfPhone(phone), email && partOfEmail(email)].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : 'Tanpa kontak'
}

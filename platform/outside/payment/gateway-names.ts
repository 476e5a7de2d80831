/** What people call the providers of payments. */
export const gatewayNames: Readonly<Record<string, string>> = {
  xendit: 'Xendit',
  midtrans: 'Midtrans',
  sandbox: 'Penyedia contoh',
}

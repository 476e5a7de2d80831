/** What the addresses of this noun ask. */
export const ticketDoors = {
  '/kelola/tiket': { read: 'ticket.read' },
  '/kelola/tiket.csv': { read: 'ticket.read' },
  '/kelola/tiket.xlsx': { read: 'ticket.read' },
  '/kelola/tiket/jawaban': {
    read: 'ticket.read',
    acts: { simpan: 'ticket.write', hapus: 'ticket.write' },
  },
  '/kelola/tiket/:id': {
    read: 'ticket.read',
    acts: {
      jawab: 'ticket.write',
      ambil: 'ticket.write',
      lepas: 'ticket.write',
      buka: { permission: 'ticket.write', isFresh: true },
    },
  },
  '/kelola/tiket/:id/lampiran/:file': {
    read: 'ticket.read',
    acts: { buka: { permission: 'ticket.write', isFresh: true } },
  },
} as const

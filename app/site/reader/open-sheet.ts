import { toast } from '#app/ui/state/toast.tsx'
import { type SheetRequest, sheetStore } from './sheet-store.ts'

/** Opens a sheet. The code of all sheets is loaded with the first one. */
export async function openSheet(request: SheetRequest): Promise<void> {
  try {
    const { ReaderSheet } = await import('./sheets/reader-sheet.tsx')
    sheetStore.setState({ shown: { request, Sheet: ReaderSheet } })
  } catch (error) {
    console.warn('the sheet could not be fetched', error)
    toast('Belum dapat dibuka. Periksa koneksi internet Anda, lalu coba lagi.', 'warning')
  }
}

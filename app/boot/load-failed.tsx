/** Shown for a screen whose files failed to load when a reload would not help. */
function LoadFailed() {
  return (
    <section
      className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-20 text-center"
      role="alert"
    >
      <h1 className="text-xl font-bold">Halaman belum dapat dimuat</h1>
      <p className="text-muted">Periksa koneksi internet Anda, lalu coba lagi.</p>
      <button
        type="button"
        className="mt-2 min-h-12 rounded-field bg-primary px-6 font-bold text-on-primary"
        onClick={() => window.location.reload()}
      >
        Coba lagi
      </button>
    </section>
  )
}

export const loadFailedScreen = { default: LoadFailed, clientLoader: () => null }

import { Refusal } from '#platform/refusal.ts'

/** The same words for an unknown contact and for a wrong password. */
export class WrongCredentials extends Refusal {
  override name = 'WrongCredentials'
  readonly code = 'account/wrong-credentials'
  readonly status = 422

  constructor() {
    const sentence = 'E-mail, nomor HP, atau kata sandi salah.'
    super(sentence, { password: sentence })
  }
}

export class WeakPassword extends Refusal {
  override name = 'WeakPassword'
  readonly code = 'account/weak-password'
  readonly status = 422

  constructor(sentence: string, field = 'password') {
    super(sentence, { [field]: sentence })
  }
}

export class WrongCode extends Refusal {
  override name = 'WrongCode'
  readonly code = 'account/wrong-code'
  readonly status = 422

  constructor(left: number) {
    const sentence = `Kode salah. Sisa percobaan ${left}.`
    super(sentence, { code: sentence })
  }
}

export class CodeLocked extends Refusal {
  override name = 'CodeLocked'
  readonly code = 'account/code-locked'
  readonly status = 409

  constructor() {
    super('Kode sudah salah lima kali dan tidak dapat dipakai lagi. Minta kode baru.')
  }
}

export class CodeExpired extends Refusal {
  override name = 'CodeExpired'
  readonly code = 'account/code-expired'
  readonly status = 409

  constructor() {
    super('Kode sudah kedaluwarsa. Minta kode baru.')
  }
}

/** An invented, a used and an expired token all look the same. */
export class LinkNotValid extends Refusal {
  override name = 'LinkNotValid'
  readonly code = 'account/link-not-valid'
  readonly status = 410

  constructor() {
    super('Tautan tidak berlaku. Mulai lagi dari awal.')
  }
}

export class PhoneNotReachable extends Refusal {
  override name = 'PhoneNotReachable'
  readonly code = 'account/phone-not-reachable'
  readonly status = 422

  constructor() {
    const sentence = 'Nomor HP belum dapat dipakai di sini. Gunakan alamat e-mail.'
    super(sentence, { contact: sentence })
  }
}

export class AccountNotFound extends Refusal {
  override name = 'AccountNotFound'
  readonly code = 'account/not-found'
  readonly status = 404

  constructor() {
    super('Akun ini tidak ditemukan.')
  }
}

export class SessionNotFound extends Refusal {
  override name = 'SessionNotFound'
  readonly code = 'account/session-not-found'
  readonly status = 404

  constructor() {
    super('Perangkat ini tidak ditemukan atau sudah keluar.')
  }
}

export class CurrentPasswordWrong extends Refusal {
  override name = 'CurrentPasswordWrong'
  readonly code = 'account/current-password-wrong'
  readonly status = 422

  constructor() {
    const sentence = 'Kata sandi saat ini salah.'
    super(sentence, { currentPassword: sentence })
  }
}

/** Without a password only a recent sign-in proves the identity. */
export class FreshSignInNeeded extends Refusal {
  override name = 'FreshSignInNeeded'
  readonly code = 'account/fresh-sign-in-needed'
  readonly status = 403

  constructor() {
    super('Demi keamanan, masuk kembali lalu ulangi langkah ini dalam sepuluh menit.')
  }
}

/** This process has too many passwords to check at the moment. */
export class SignInBusy extends Refusal {
  override name = 'SignInBusy'
  readonly code = 'account/busy'
  readonly status = 503

  constructor() {
    super('Sangat banyak orang sedang masuk. Tunggu beberapa detik, lalu coba lagi.')
  }
}

/** Shown only to someone who has just proved that the contact is theirs. */
export class ContactTaken extends Refusal {
  override name = 'ContactTaken'
  readonly code = 'account/contact-taken'
  readonly status = 409

  constructor() {
    super('Kontak ini sudah punya akun. Silakan masuk.')
  }
}

/** An account without a contact cannot be reached in an emergency. */
export class LastContact extends Refusal {
  override name = 'LastContact'
  readonly code = 'account/last-contact'
  readonly status = 409

  constructor() {
    super('Ini satu-satunya kontak akun Anda. Tambahkan kontak lain dahulu, baru hapus yang ini.')
  }
}

export class NoPhoto extends Refusal {
  override name = 'NoPhoto'
  readonly code = 'account/no-photo'
  readonly status = 404

  constructor() {
    super('Belum ada foto di akun Anda.')
  }
}

export class ContactNotFound extends Refusal {
  override name = 'ContactNotFound'
  readonly code = 'account/contact-not-found'
  readonly status = 404

  constructor() {
    super('Kontak ini tidak ada di akun Anda.')
  }
}

export class LastIdentity extends Refusal {
  override name = 'LastIdentity'
  readonly code = 'account/last-way-in'
  readonly status = 409

  constructor() {
    super('Ini satu-satunya cara masuk ke akun Anda. Tambahkan e-mail atau nomor HP dahulu.')
  }
}

export class IdentityNotFound extends Refusal {
  override name = 'IdentityNotFound'
  readonly code = 'account/identity-not-found'
  readonly status = 404

  constructor() {
    super('Akun penyedia ini tidak terhubung dengan akun Anda.')
  }
}

/** Shown only to someone who has just signed in to both accounts. */
export class IdentityTaken extends Refusal {
  override name = 'IdentityTaken'
  readonly code = 'account/identity-taken'
  readonly status = 409

  constructor() {
    super(
      'Akun penyedia ini sudah dipakai untuk akun lain di sini. Masuk lewat penyedia itu, lepaskan atau hapus akun itu, lalu hubungkan lagi.',
    )
  }
}

/** A new account needs consent first. The token stays valid for another try with it. */
export class ConsentNeeded extends Refusal {
  override name = 'ConsentNeeded'
  readonly code = 'account/consent-needed'
  readonly status = 422

  constructor() {
    super('Belum ada akun untuk Anda di sini. Setujui dahulu Syarat & Kebijakan Privasi kami.', {
      consent: 'Setujui Syarat & Kebijakan Privasi untuk membuat akun.',
    })
  }
}

export class SocialNotOffered extends Refusal {
  override name = 'SocialNotOffered'
  readonly code = 'account/social-not-offered'
  readonly status = 404

  constructor() {
    super('Masuk lewat penyedia lain belum tersedia di sini. Masuk dengan e-mail atau nomor HP.')
  }
}

/** The token is forged, from another project or incomplete; the sender learns no more. */
export class SocialTokenRefused extends Refusal {
  override name = 'SocialTokenRefused'
  readonly code = 'account/social-token-refused'
  readonly status = 422

  constructor() {
    super('Kami tidak dapat memastikan masuknya Anda. Tekan tombolnya sekali lagi.')
  }
}

export class SocialSignInStale extends Refusal {
  override name = 'SocialSignInStale'
  readonly code = 'account/social-sign-in-stale'
  readonly status = 422

  constructor() {
    super('Masuknya sudah lewat lima menit. Tekan tombolnya sekali lagi.')
  }
}

/** The keys that check a token are not available at the moment. */
export class SocialUnreachable extends Refusal {
  override name = 'SocialUnreachable'
  readonly code = 'account/social-unreachable'
  readonly status = 503

  constructor() {
    super(
      'Penyedia masuk sedang tidak dapat kami hubungi. Coba lagi sebentar, atau masuk dengan kata sandi.',
    )
  }
}

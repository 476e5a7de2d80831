import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGrid } from '#app/ui/form/choice-grid.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Checkbox, Switch, TextArea, TextField } from '#app/ui/form/field.tsx'
import { MoneyField } from '#app/ui/form/money-field.tsx'
import { Part } from './part.tsx'

const mistakes = {
  wrongPhone: 'Nomor HP tidak valid (contoh 0812 3456 7890).',
  wrongAmount: 'Nominal minimal Rp10.000.',
}

/** Form components: fields with hints and errors, choices, switches. */
export function FormParts() {
  return (
    <>
      <Fields />
      <Amounts />
      <Switches />
      <Mistakes />
    </>
  )
}

function Fields() {
  return (
    <Part name="Isian">
      <TextField
        name="name"
        label="Nama lengkap"
        autoComplete="name"
        defaultValue="Siti Rahmawati"
      />
      <TextField
        name="email"
        label="Surel"
        hint="Bukti donasi dikirim ke sini."
        type="email"
        isOptional
      />
      <TextField
        name="wrongPhone"
        label="Nomor WhatsApp"
        inputMode="tel"
        defaultValue="0812"
        error={mistakes.wrongPhone}
      />
      <TextField name="locked" label="Tidak dapat diubah" defaultValue="Terkunci" disabled />
      <TextArea name="prayer" label="Tulis doa dan harapan" maxLength={300} isOptional />
    </Part>
  )
}

function Amounts() {
  const [amount, setAmount] = useState<string>()
  return (
    <Part name="Nominal">
      <ChoiceGrid
        name="preset"
        legend="Pilih nominal"
        chosen={amount}
        onChoose={setAmount}
        choices={[
          { value: '25000', label: 'Rp25.000' },
          { value: '50000', label: 'Rp50.000' },
          { value: '100000', label: 'Rp100.000' },
          { value: '250000', label: 'Rp250.000' },
          { value: '500000', label: 'Rp500.000' },
          { value: '1000000', label: 'Rp1.000.000', isDisabled: true },
        ]}
      />
      <MoneyField
        name="amount"
        label="Nominal lain"
        hint="Minimal Rp10.000, kelipatan Rp1.000."
        value={amount}
        onAmount={setAmount}
      />
      <MoneyField
        name="wrongAmount"
        label="Nominal"
        defaultValue="5000"
        error={mistakes.wrongAmount}
      />
      <ChoiceGrid
        name="method"
        legend="Cara bayar"
        columns={1}
        chosen="qris"
        choices={[
          { value: 'qris', label: 'QRIS', note: 'Bebas biaya' },
          { value: 'va', label: 'Virtual account', note: 'BCA, BRI, BNI, Mandiri, BSI' },
        ]}
        error="Pilih cara bayar dahulu."
      />
    </Part>
  )
}

function Switches() {
  return (
    <Part name="Sakelar dan persetujuan">
      <Switch
        name="anonymous"
        label="Sembunyikan nama saya"
        hint="Ditampilkan sebagai Hamba Allah"
      />
      <Switch name="anonymous2" label="Sudah menyala" defaultChecked />
      <Checkbox name="consent" label="Saya menyetujui syarat dan kebijakan privasi." />
      <Checkbox
        name="consent2"
        label="Saya menyetujui."
        error="Centang persetujuan untuk melanjutkan."
      />
    </Part>
  )
}

function Mistakes() {
  const [errors, setErrors] = useState<Record<string, string>>()
  return (
    <Part name="Ringkasan kesalahan">
      <ErrorSummary errors={errors} />
      <Button
        look="ghost"
        onClick={() => setErrors({ ...mistakes })}
        className="justify-self-start"
      >
        Kirim dengan kesalahan
      </Button>
    </Part>
  )
}

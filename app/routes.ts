import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the product, one line each. */
export default [
  index('routes/info/home.tsx'),
  route('program', 'routes/donation/program.tsx'),
  route('category/:slug', 'routes/donation/category.tsx'),
  route('campaign/:slug', 'routes/donation/campaign.tsx'),
  route('donasi-sekarang/:slug', 'routes/donation/donasi-sekarang.tsx'),
  route('payment/:id', 'routes/donation/payment.tsx'),
  route('checkout-va/:id', 'routes/donation/checkout-va.tsx'),
  route('checkout-qrcode/:id', 'routes/donation/checkout-qrcode.tsx'),
  route('checkout-retail/:id', 'routes/donation/checkout-retail.tsx'),
  route('alquran', 'routes/quran/alquran.tsx'),
  route('surat/:id', 'routes/quran/surat.tsx'),
  route('juz/:id', 'routes/quran/juz.tsx'),
  route('sampul/:slug', 'routes/info/sampul.ts'),
  route('dev/ui', 'routes/dev/ui.tsx'),
  route('dev/simulator', 'routes/dev/simulator.tsx'),
  route('dev/kotak-masuk', 'routes/dev/inbox.tsx'),
  route('*', 'routes/info/not-found.tsx'),
] satisfies RouteConfig

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** 'Chrome di Android': a session's device in words its owner recognises; never the whole user agent. */
export function deviceLabel(userAgent: string | undefined): string {
  const known = (browsersKnown: typeof browsers) =>
    browsersKnown.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const [browser, system] = [known(browsers), known(systems)]
  if (browser && system) return `${browser} di ${system}`
  return browser ?? system ?? 'Perangkat lain'
}

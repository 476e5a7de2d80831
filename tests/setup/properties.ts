import fc from 'fast-check'

// A fault of one draw in a thousand is found by a push's hundred draws about once in ten pushes: the night draws more.
fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS) })

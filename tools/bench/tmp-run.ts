import { measureStatements } from '/work/wt/year/tools/bench/statements.ts'
const figures = await measureStatements(2)
for (const f of figures)
  console.log(f.what, '|', f.ours, '|', f.floor, '|', f.ratio.toFixed(2), f.note)
process.exit(0)

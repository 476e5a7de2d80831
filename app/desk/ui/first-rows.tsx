/** A region that is wider than the page is moved by keys too. */
const scrolled = { role: 'region', tabIndex: 0 } as const

/** The first rows of a file with their numbers, to choose its columns by. */
export function FirstRows({ rows }: { rows: readonly string[][] }) {
  return (
    <div
      {...scrolled}
      aria-label="Baris pertama berkas"
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="text-left text-xs">
        <tbody>
          {rows.map((row, index) => (
            <tr key={`${index} ${row.join('|')}`} className="border-b border-line last:border-0">
              <th scope="row" className="px-2 py-1 text-muted">
                {index + 1}
              </th>
              {row.map((cell, at) => (
                <td key={`${at} ${cell}`} className="px-2 py-1 whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

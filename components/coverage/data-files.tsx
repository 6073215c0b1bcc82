import { ScrollTable } from '@/components/content/scroll-table'
import { formatCount } from '@/lib/text/format'

type File = { name: string; bytes: number }

const KB = 1000

const sizeOf = ({ bytes }: File) =>
  bytes < KB * KB
    ? `${formatCount(Math.ceil(bytes / KB))} KB`
    : `${formatCount(Math.round(bytes / KB / KB))} MB`

/** The tables of the open data, with their files. `files`: null where they are made with the next build. */
export function DataFiles({
  tables,
  files,
}: {
  tables: readonly { name: string; title: string; description: string; rows: number }[]
  files: readonly File[] | null
}) {
  const linkTo = (name: string) => {
    const file = files?.find((each) => each.name === name)
    if (!file) return <span key={name}>Made with the site’s next build</span>
    return (
      <a key={name} href={`/data/v1/latest/${name}`} className="-my-3 inline-flex min-h-11 items-center">
        {`${name}, ${sizeOf(file)}`}
      </a>
    )
  }
  return (
    <div className="[&_td:last-child]:min-w-64">
      <ScrollTable
        label="Files of the open data"
        columns={['Table', 'CSV', 'JSON', 'Rows', 'What is in it']}
        rows={tables.map(({ name, title, description, rows }) => ({
          key: name,
          cells: [title, linkTo(`${name}.csv`), linkTo(`${name}.json`), formatCount(rows), description],
        }))}
      />
    </div>
  )
}

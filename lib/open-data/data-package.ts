import { tableCsv, tableJson, type Table } from './table'

/** A file as it is written. */
export type OpenFile = { name: string; text: string }

type Site = { name: string; url: string; licence: string }

const MEDIA_TYPES = { csv: 'text/csv', json: 'application/json' } as const

const fieldOf = ({ name, type, description, licence }: Table['columns'][number]) => ({
  name,
  type,
  description,
  // Of our own, as the standard allows: its `licenses` speak of a whole file.
  licence: typeof licence === 'string' ? licence : `as the column ${licence.column} says`,
})

function resourcesOf({ name, title, description, key, columns, cells }: Table) {
  return (['csv', 'json'] as const).map((format) => ({
    profile: 'tabular-data-resource',
    name: `${name}-${format}`,
    title,
    description,
    path: `${name}.${format}`,
    format,
    mediatype: MEDIA_TYPES[format],
    encoding: 'utf-8',
    rows: cells.length,
    schema: {
      fields: columns.map(fieldOf),
      ...(key.length > 0 && { primaryKey: key }),
      missingValues: [''],
    },
  }))
}

/**
 * The files of tables, each as CSV and as JSON, and the description of them all as a Frictionless Data Package
 * (https://specs.frictionlessdata.io/data-package/). The same tables give the same bytes.
 */
export function writePackage(tables: readonly Table[], site: Site): OpenFile[] {
  const written = tables.map((table) => {
    const heads = table.columns.map(({ name }) => name)
    return {
      files: [
        { name: `${table.name}.csv`, text: tableCsv(heads, table.cells) },
        { name: `${table.name}.json`, text: tableJson(heads, table.cells) },
      ],
      resources: resourcesOf(table),
    }
  })
  const description = {
    profile: 'tabular-data-package',
    name: site.name.toLowerCase(),
    title: `${site.name}: where to study, what it costs, and who pays`,
    homepage: `${site.url}/data`,
    licenses: [
      { name: site.licence, title: `${site.licence} for what is ours; each column names its own licence` },
    ],
    resources: written.flatMap(({ resources }) => resources),
  }
  const json = `${JSON.stringify(description, null, 2)}\n`
  return [...written.flatMap(({ files }) => files), { name: 'datapackage.json', text: json }]
}

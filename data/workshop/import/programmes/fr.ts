import { cellOf, linkOf, numberOf, tableOf } from '../dataset'
import { programmesFile, READ_ON, type ProgrammesDataset } from './file'
import { titlesOf } from './titles'

/** Master's degrees that French universities were accredited for in 2021. `french-masters.tsv` has their English names. */
export const frMasters: ProgrammesDataset = {
  name: 'fr-masters',
  files: ['fr-masters', 'french-masters'],
  readProgrammes: (tables, ids) => {
    const titles = titlesOf(tableOf(tables, 'french-masters'))
    return programmesFile(
      tableOf(tables, 'fr-masters'),
      ids,
      {
        title: 'Master’s degrees of French universities, as accredited in 2021',
        source: 'fr-trouver-mon-master-2021',
        year: '2021',
        readOn: READ_ON,
        note: 'National titles as accredited in 2021; some have been renamed since. The English names and subjects are ours, and the pages were not opened.',
        grain: 'degree',
        scheme: 'fr-isced',
        subjectFrom: 'titleEn',
      },
      (row, { leaveOut }) => {
        const programme = cellOf(row, 'programme')
        const known = titles.get(programme)
        const url = linkOf(row, 'url')
        if (url === null && cellOf(row, 'url') !== '') leaveOut('page: its address is not https')
        return {
          level: 'master',
          title: known?.title ?? programme,
          titleEn: known?.english ?? null,
          subject: known?.subject ?? null,
          field: cellOf(row, 'isced_code') || null,
          url,
        }
      },
    )
  },
}

/** Bachelor's degrees of French universities. `french-licences.tsv` has their titles with accents. */
export const frBachelors: ProgrammesDataset = {
  name: 'fr-bachelors',
  files: ['fr-bachelors', 'french-licences'],
  readProgrammes: (tables, ids) => {
    const titles = titlesOf(tableOf(tables, 'french-licences'))
    return programmesFile(
      tableOf(tables, 'fr-bachelors'),
      ids,
      {
        title: 'Bachelor’s degrees (licences) of French universities',
        source: 'fr-parcoursup',
        year: 'before February 2026',
        readOn: READ_ON,
        note: 'The session is not stated; the table was copied before February 2026. Double degrees are left out, and Aix-Marseille, Paris-Saclay, PSL and others are incomplete. The register’s copy had lost its accents; we restored them.',
        grain: 'degree',
        scheme: 'fr-isced',
        subjectFrom: 'titleEn',
        counted: 'entries on the national portal',
      },
      (row) => {
        const programme = cellOf(row, 'programme')
        const known = titles.get(programme)
        return {
          level: 'bachelor',
          award: 'Licence',
          title: known?.title ?? programme,
          titleEn: cellOf(row, 'programme_en'),
          field: cellOf(row, 'isced_code') || null,
          subject: known?.subject ?? null,
          count: numberOf(row, 'entries_count'),
        }
      },
    )
  },
}

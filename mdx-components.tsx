import type { MDXComponents } from 'mdx/types'
import { EnglishScores } from '@/components/converters/english-scores'
import { EnglishTable } from '@/components/converters/english-table'
import { GradeTable } from '@/components/converters/grade-table'
import { Grades } from '@/components/converters/grades'
import { ToeflTable } from '@/components/converters/toefl-table'
import { Glossary } from '@/components/glossary/glossary'
import { Term } from '@/components/glossary/term'
import { Callout } from '@/components/pages/callout'
import { CatalogueCount } from '@/components/pages/catalogue-count'
import { Contact } from '@/components/pages/contact'
import { CountryTuition } from '@/components/pages/country-tuition'
import { EraseData } from '@/components/pages/erase-data'
import { PageHeading } from '@/components/pages/page-heading'
import { PageLink } from '@/components/pages/page-link'
import { PageTable } from '@/components/pages/page-table'
import { SubjectCounts } from '@/components/pages/subject-counts'

/** How the Markdown of `data/pages` is drawn, and the components its authors may use by name. */
const components: MDXComponents = {
  a: PageLink,
  h2: ({ children }) => <PageHeading level={2}>{children}</PageHeading>,
  h3: ({ children }) => <PageHeading level={3}>{children}</PageHeading>,
  table: PageTable,
  th: ({ children, style }) => (
    <th scope="col" style={style}>
      {children}
    </th>
  ),
  // A checklist is for reading and printing: its boxes are drawn, not controls that forget what was ticked.
  input: () => <span aria-hidden className="tick" />,
  Callout,
  CatalogueCount,
  Contact,
  CountryTuition,
  EnglishConverter: EnglishScores,
  EnglishTable,
  EraseData,
  Glossary,
  GradeConverter: Grades,
  GradeTable,
  SubjectCounts,
  Term,
  ToeflTable,
}

export function useMDXComponents(): MDXComponents {
  return components
}

import type { MDXComponents } from 'mdx/types'
import { GradeTable } from '@/components/content/converters/grade-table'
import { LateEnglishConverter } from '@/components/content/converters/late-english-converter'
import { LateGradeConverter } from '@/components/content/converters/late-grade-converter'
import { EnglishTable, ToeflTable } from '@/components/content/converters/score-tables'
import { Glossary } from '@/components/content/glossary/glossary'
import { Term } from '@/components/content/glossary/term'
import { BudgetFigure } from '@/components/content/budget-figure'
import { Callout } from '@/components/content/callout'
import { CatalogueCount } from '@/components/content/catalogue-count'
import { Contact } from '@/components/content/contact'
import { CountryTuition } from '@/components/content/country-tuition'
import { EraseData } from '@/components/content/erase-data'
import { OtherVisas } from '@/components/content/other-visas'
import { PageHeading } from '@/components/content/page-heading'
import { PageLink } from '@/components/content/page-link'
import { StepFigure } from '@/components/content/step-figure'
import { SubjectCounts } from '@/components/content/subject-counts'
import { VisaRules } from '@/components/content/visa-table'
import { Table, TableCell, TableHead } from '@/components/ui/table'
import { getEnglishScores } from '@/lib/content/english/queries'

/** How the Markdown of `data/pages` is drawn, and the components its authors may use by name. */
const components: MDXComponents = {
  a: PageLink,
  h2: ({ children }) => <PageHeading level={2}>{children}</PageHeading>,
  h3: ({ children }) => <PageHeading level={3}>{children}</PageHeading>,
  table: ({ children }) => <Table label="Table">{children}</Table>,
  th: TableHead,
  td: TableCell,
  // A list of boxes to tick has no marks besides them.
  ul: ({ children, className }) => (
    <ul className={className?.includes('task-list') ? 'list-none pl-0 *:relative *:pl-[1.7em]' : undefined}>
      {children}
    </ul>
  ),
  // A checklist is for reading and printing: its boxes are drawn, not controls that forget what was ticked.
  input: () => (
    <span
      aria-hidden
      className="absolute left-0 mt-[0.35em] size-[1em] rounded-[3px] border border-line-strong"
    />
  ),
  BudgetFigure,
  Callout,
  CatalogueCount,
  Contact,
  CountryTuition,
  EnglishConverter: () => <LateEnglishConverter scores={getEnglishScores()} />,
  EnglishTable,
  EraseData,
  Glossary,
  GradeConverter: () => <LateGradeConverter />,
  GradeTable,
  OtherVisas,
  StepFigure,
  SubjectCounts,
  Term,
  ToeflTable,
  VisaRules,
}

export function useMDXComponents(): MDXComponents {
  return components
}

import { ScrollTable } from '@/components/content/scroll-table'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { QUESTIONS } from '@/lib/coverage/answers'
import { BASES } from '@/lib/coverage/basis'
import { addCounts, overAll, shareOf, type BasisCounts, type Counted } from '@/lib/coverage/counts'

type StudentCoverageProps = {
  students: readonly { name: string; counts: Counted }[]
}

const COLUMNS = [
  'Question',
  'Source of at most three years',
  'Older source, or of no year',
  'General knowledge',
  'Not known',
]

/** The answers to the questions of typical students by what they rest on, and who these students are. */
export function StudentCoverage({ students }: StudentCoverageProps) {
  const counted = addCounts(students.map(({ counts }) => counts))
  return (
    <>
      <ScrollTable
        label="Questions of typical students"
        columns={COLUMNS}
        rows={[
          ...QUESTIONS.map(({ value, label }) => ({ key: value, cells: [label, ...shares(counted[value])] })),
          { key: 'all', cells: ['All five', ...shares(overAll(counted))] },
        ]}
      />
      <Collapsible className="mt-2">
        <CollapsibleTrigger>The students</CollapsibleTrigger>
        <ul className="mt-1 text-sm">
          {students.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Collapsible>
    </>
  )
}

function shares(counts: BasisCounts): string[] {
  const stated = [['recent'], ['older'], ['twice', 'once']] as const
  const known = stated.map((bases) => shareOf(counts, bases))
  const missing = 100 - shareOf(counts, BASES)
  return [...known, missing].map((share) => `${share}%`)
}

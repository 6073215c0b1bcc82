import type { Destination } from '@/lib/destinations/destination'

type CountryContentsProps = { destination: Pick<Destination, 'facts' | 'national'>; hasSubjects: boolean }

/** Links to the parts of the page that are there, in sight while it scrolls. */
export function CountryContents({ destination: { facts, national }, hasSubjects }: CountryContentsProps) {
  const parts = [
    ['universities', 'Universities'],
    hasSubjects && ['subjects', 'Subjects'],
    ['costs', 'Costs'],
    (national.routes.length > 0 || facts.academicYear !== null) && ['apply', 'The year'],
    national.entry.lines.length > 0 && ['entry', 'Entry'],
    ['scholarships', 'Scholarships'],
    ['visa', 'Visa and work'],
    ['known', 'What is known'],
    ['nearby', 'Nearby'],
  ].filter((part) => part !== false)
  return (
    <nav
      aria-label="On this page"
      className="sticky top-0 z-1 -mx-4 overflow-x-auto border-y border-line bg-paper px-4 print:hidden"
    >
      <ul className="flex gap-x-5 whitespace-nowrap">
        {parts.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center text-sm text-ink-2 no-underline hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

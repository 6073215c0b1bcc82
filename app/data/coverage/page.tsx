import type { Metadata } from 'next'
import { CountryCoverage } from '@/components/coverage/country-coverage'
import { StudentCoverage } from '@/components/coverage/student-coverage'
import { Trail } from '@/components/content/seo/trail'
import { linesOf } from '@/lib/coverage/countries'
import { getCountryCoverage, getStudentCoverage } from '@/lib/coverage/queries'
import { LEVELS } from '@/lib/facts/vocabulary'
import { COVERAGE_PAGE } from '@/lib/web/seo/data-pages'
import { trailTo } from '@/lib/web/seo/json-ld'
import { pageMetadata } from '@/lib/web/seo/metadata'

export const metadata: Metadata = pageMetadata(COVERAGE_PAGE)

export default function CoveragePage() {
  return (
    <div className="page pt-4 pb-10 md:pt-6">
      <Trail crumbs={trailTo(COVERAGE_PAGE)} />
      <header className="mt-4 max-w-[46rem]">
        <h1 className="text-2xl">{COVERAGE_PAGE.title}</h1>
        <p className="mt-3 text-md text-ink-2">
          Five questions decide where you can study: which universities offer it, what it costs, what you
          need, by when you apply, and which awards there are. Here is how many of them this site answers for
          students from abroad. What is usual in a country, or holds at another level, counts as no answer.
          “By when” counts a date of the university’s last round, too, which stands with its year.
        </p>
        <ul className="mt-3 flex flex-wrap gap-x-5">
          {LEVELS.map(({ value, label }) => (
            <li key={value}>
              <a href={`#${value}`} className="inline-flex min-h-11 items-center">{`By country: ${label}`}</a>
            </li>
          ))}
        </ul>
      </header>
      <h2 id="students" className="mt-8 mb-3 text-xl">
        Twelve typical students
      </h2>
      <StudentCoverage students={getStudentCoverage()} />
      {LEVELS.map(({ value, label }) => (
        <section key={value} aria-labelledby={value} className="mt-10">
          <h2 id={value} className="text-xl">
            {label}
          </h2>
          <p className="mt-2 mb-3 max-w-prose text-sm text-ink-3">
            Share of the universities with each answer: by sources, and after the plus by general knowledge.
          </p>
          <CountryCoverage label={`What is known, ${label}`} lines={linesOf(getCountryCoverage(value))} />
        </section>
      ))}
    </div>
  )
}

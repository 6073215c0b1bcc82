import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CorrectionForm } from '@/components/corrections/correction-form'
import { CorrectionResult } from '@/components/corrections/correction-result'
import { FactsOfPage } from '@/components/corrections/facts-of-page'
import { Link } from '@/components/ui/link'
import { changesOf } from '@/lib/corrections/correctable'
import { getChangesOf } from '@/lib/corrections/history/queries'
import { readSaid, writeSaid } from '@/lib/corrections/said'
import { getCorrectable } from '@/lib/corrections/queries'
import { env } from '@/lib/env'
import { localDate } from '@/lib/text/format'
import { pageMetadata } from '@/lib/web/seo/metadata'
import type { Route } from 'next'

export const metadata: Metadata = {
  ...pageMetadata({
    title: 'Is this wrong?',
    description: 'Each fact with its source, to be cited. Say which is wrong, and the page that says so.',
    path: '/corrections',
  }),
  robots: { index: false },
}

/** Facts of one record; the form of one of them; and the correction that was written with it. */
export default async function CorrectionsPage({ searchParams }: PageProps<'/corrections'>) {
  const { about, part: id, field: key, ...said } = readSaid(await searchParams)
  const record = getCorrectable(about)
  if (!record) notFound()
  const field = record.parts.flatMap(({ fields }) => fields).find((each) => each.key === key)
  const part = record.parts.find((each) => each.id === id)
  const isSaid = said.page && said.words && (!field?.among || said.fact)
  const today = localDate(new Date())
  return (
    <div className="page py-8 *:max-w-prose">
      <h1 className="text-2xl">Is this wrong?</h1>
      <p className="mt-3">
        <Link href={record.href as Route} translate="no">
          {record.name}
        </Link>
      </p>
      {field ? (
        <CorrectionForm record={record} field={field} said={said} />
      ) : (
        <FactsOfPage record={record} part={part} changes={getChangesOf(record.href)} today={today} />
      )}
      {field && isSaid && (
        <CorrectionResult
          correction={writeSaid(record, field, said)}
          changes={changesOf(field, said, today)}
          file={field.file}
          repository={env.CORRECTIONS_REPOSITORY}
          email={env.CORRECTIONS_EMAIL}
        />
      )}
    </div>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CorrectionForm } from '@/components/corrections/correction-form'
import { CorrectionResult } from '@/components/corrections/correction-result'
import { FactList } from '@/components/corrections/fact-list'
import { Link } from '@/components/ui/link'
import { changesOf } from '@/lib/corrections/correctable'
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
  const part = record.parts.filter((each) => each.id === id)
  const today = localDate(new Date())
  const isSaid = said.page !== '' && said.words !== ''
  return (
    <div className="page max-w-prose py-8">
      <h1 className="text-2xl">Is this wrong?</h1>
      <p className="mt-3">
        <Link href={record.href as Route} translate="no">
          {record.name}
        </Link>
      </p>
      <p className="mt-1 text-sm">
        <Link href="/changes" className="inline-flex min-h-11 items-center">
          What changed lately
        </Link>
      </p>
      {field ? (
        <CorrectionForm record={record} field={field} said={said} />
      ) : (
        (part.length > 0 ? part : record.parts).map((each) => (
          <FactList key={each.id} record={record} part={each} today={today} />
        ))
      )}
      {(field ?? part[0]) && (
        <p className="mt-6 text-sm">
          <Link
            href={`/corrections?about=${record.href}` as Route}
            className="inline-flex min-h-11 items-center"
          >
            Every fact of this page
          </Link>
        </p>
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

import { getOtherVisas } from '@/lib/destinations/visa/queries'
import { listVisaSums } from '@/lib/destinations/visa/national'
import { VISA_QUESTIONS } from '@/lib/destinations/visa/schema'
import { destinationHref } from '@/lib/web/seo/destination-crumbs'
import { Link } from '@/components/ui/link'
import { ScrollTable } from './scroll-table'

/** The visa rules of the countries that have no table of their own, one line each; "—" where nothing is known. */
export function OtherVisas() {
  return (
    <ScrollTable
      label="Visa rules of other destinations"
      columns={['Country', ...VISA_QUESTIONS, 'For']}
      rows={getOtherVisas().map(({ name, visa }) => {
        const answers = new Map(listVisaSums(visa).map(({ question, text }) => [question, text]))
        return {
          key: visa.country,
          cells: [
            <Link key={visa.country} href={destinationHref(visa.country)}>
              {name}
            </Link>,
            ...VISA_QUESTIONS.map((question) => answers.get(question) ?? '—'),
            visa.validFor,
          ],
        }
      })}
    />
  )
}

import { Detail, DetailList } from '@/components/ui/detail-list'
import { SITE } from '@/lib/site'

type ContactProps = { site?: { email: string; phone: string } }

/**
 * The site's e-mail address and phone number. One in braces is a placeholder, so the page says that the operator has not
 * set it.
 */
export function Contact({ site = SITE }: ContactProps) {
  return (
    <DetailList className="">
      <Detail term="E-mail">
        <Value value={site.email} scheme="mailto" unset="The operator of this site has not set an address." />
      </Detail>
      <Detail term="Phone">
        <Value value={site.phone} scheme="tel" unset="The operator of this site has not set a number." />
      </Detail>
    </DetailList>
  )
}

type ValueProps = { value: string; scheme: 'mailto' | 'tel'; unset: string }

function Value({ value, scheme, unset }: ValueProps) {
  if (value.startsWith('{')) return <span>{unset}</span>
  return <a href={`${scheme}:${value.replaceAll(' ', '')}`}>{value}</a>
}

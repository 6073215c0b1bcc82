import { SITE } from '@/lib/site'

type ContactProps = { site?: { email: string; phone: string } }

/**
 * The site's e-mail address and phone number. One in braces is a placeholder, so the page says that the operator has not
 * set it.
 */
export function Contact({ site = SITE }: ContactProps) {
  return (
    <dl className="rows">
      <div>
        <dt>E-mail</dt>
        <dd>
          <Value
            value={site.email}
            scheme="mailto"
            unset="The operator of this site has not set an address."
          />
        </dd>
      </div>
      <div>
        <dt>Phone</dt>
        <dd>
          <Value value={site.phone} scheme="tel" unset="The operator of this site has not set a number." />
        </dd>
      </div>
    </dl>
  )
}

type ValueProps = { value: string; scheme: 'mailto' | 'tel'; unset: string }

function Value({ value, scheme, unset }: ValueProps) {
  if (value.startsWith('{')) return <span>{unset}</span>
  return <a href={`${scheme}:${value.replaceAll(' ', '')}`}>{value}</a>
}

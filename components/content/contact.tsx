import { SITE } from '@/lib/site'

const ADDRESSES = [
  { label: 'E-mail', value: SITE.email, scheme: 'mailto' },
  { label: 'Phone', value: SITE.phone, scheme: 'tel' },
] as const

/** The site's e-mail address and phone number. One in braces is a placeholder: nobody could write to it or call it. */
export function Contact() {
  return (
    <dl className="rows">
      {ADDRESSES.map(({ label, value, scheme }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {isPlaceholder(value) ? value : <a href={`${scheme}:${value.replaceAll(' ', '')}`}>{value}</a>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const isPlaceholder = (value: string) => value.startsWith('{')

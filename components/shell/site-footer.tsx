import { Link } from '@/components/ui/link'
import { FOOTER } from '@/lib/footer-routes'
import type { SITE, SocialNetwork } from '@/lib/site'
import { ThemeSwitch } from './theme-switch'

type SiteFooterProps = {
  site: Pick<typeof SITE, 'name' | 'tagline' | 'email' | 'phone' | 'firstYear'>
  social: readonly SocialNetwork[]
  year: number
}

export function SiteFooter({ site, social, year }: SiteFooterProps) {
  return (
    <footer className="site-foot">
      <div className="page">
        <div className="contact">
          <p className="tagline">{site.tagline}</p>
          <p>
            Support: <Contact scheme="mailto" value={site.email} />
          </p>
          <p>
            Phone: <Contact scheme="tel" value={site.phone} />
          </p>
        </div>
        <nav aria-label="Footer">
          {FOOTER.map(({ label, links }) => (
            <div key={label}>
              <h2>{label}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="page">
        <p>{`© ${site.firstYear}–${year} ${site.name}`}</p>
        <SocialNetworks social={social} />
        <ThemeSwitch />
      </div>
    </footer>
  )
}

/** A placeholder in braces becomes plain text, because it is no real address or number. */
function Contact({ scheme, value }: { scheme: 'mailto' | 'tel'; value: string }) {
  if (value.startsWith('{')) return value
  return <a href={`${scheme}:${value.replaceAll(' ', '')}`}>{value}</a>
}

function SocialNetworks({ social }: Pick<SiteFooterProps, 'social'>) {
  const linked = social.filter(({ href }) => href !== null)
  const unlinked = social.filter(({ href }) => href === null).map(({ label }) => label)
  return (
    <p className="faint">
      {linked.map(({ label, href }) => (
        <a key={label} href={href ?? undefined} rel="me" className="mr-3">
          {label}
        </a>
      ))}
      {unlinked.length > 0 && `${unlinked.join(', ')}: links to be set by the operator`}
    </p>
  )
}

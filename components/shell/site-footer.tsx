import { useEffect, useRef, useSyncExternalStore } from 'react'
import { OfflineOffer } from '@/components/shell/offline/offline-offer'
import { useEarlyInput } from '@/components/ui/early-input'
import { Link } from '@/components/ui/link'
import { chooseTheme, currentTheme, restoreTheme, THEMES, watchTheme, type Theme } from '@/lib/device/theme'
import { FOOTER } from '@/lib/footer-routes'
import type { SITE, SocialNetwork } from '@/lib/site'

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
        <OfflineOffer />
        <p>{`© ${site.firstYear}–${year} ${site.name}`}</p>
        <SocialNetworks social={social} />
        <ThemeSwitch />
      </div>
    </footer>
  )
}

/** A placeholder in braces becomes plain text, because it is no real address or number. */
function Contact({ scheme, value }: { scheme: 'mailto' | 'tel'; value: string }) {
  if (value.startsWith('{')) return <span>{value}</span>
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
      {unlinked.length > 0 && <span>{`${unlinked.join(', ')}: links to be set by the operator`}</span>}
    </p>
  )
}

const onServer = (): Theme => 'system'

/** Hidden without script: the theme then follows the system. */
function ThemeSwitch() {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const theme = useSyncExternalStore(watchTheme, currentTheme, onServer)
  // This effect comes first: the early choice of this visit then overrides the saved theme.
  useEffect(restoreTheme, [])
  useEarlyInput(fieldset)
  return (
    <fieldset ref={fieldset}>
      <legend>Theme</legend>
      {THEMES.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={theme === value}
            onChange={() => chooseTheme(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { OfflineOffer } from '@/components/shell/offline/offline-offer'
import { useEarlyInput } from '@/components/ui/early-input'
import { Link } from '@/components/ui/link'
import { RadioButton } from '@/components/ui/radio-button'
import { chooseTheme, currentTheme, restoreTheme, THEMES, watchTheme, type Theme } from '@/lib/device/theme'
import { FOOTER } from '@/lib/footer-routes'
import type { SITE, SocialNetwork } from '@/lib/site'

type SiteFooterProps = {
  site: Pick<typeof SITE, 'name' | 'tagline' | 'email' | 'phone' | 'firstYear'>
  social: readonly SocialNetwork[]
  year: number
}

const LINK = 'text-inherit no-underline hover:text-ink hover:underline'

export function SiteFooter({ site, social, year }: SiteFooterProps) {
  return (
    <footer className="mt-10 border-t border-line bg-sunk text-sm text-ink-2 print:hidden">
      <div className="page flex flex-wrap justify-between gap-x-12 gap-y-8 pt-10 pb-4">
        <div className="max-lg:w-full">
          <p className="mb-3 font-display text-md leading-[1.55] font-medium text-ink">{site.tagline}</p>
          <p>
            Support: <Contact scheme="mailto" value={site.email} />
          </p>
          <p>
            Phone: <Contact scheme="tel" value={site.phone} />
          </p>
        </div>
        <nav
          aria-label="Footer"
          className="flex-1 columns-[2_9rem] gap-x-6 sm:columns-3 md:grid md:grid-cols-5 md:gap-6 lg:max-w-[60rem]"
        >
          {FOOTER.map(({ label, links }) => (
            <div key={label} className="break-inside-avoid pb-6">
              <h2 className="mb-2 font-sans text-sm font-semibold text-ink">{label}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href} className={`${LINK} inline-flex min-h-11 items-center md:min-h-8`}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-4">
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
  return (
    <a href={`${scheme}:${value.replaceAll(' ', '')}`} className={`${LINK} inline-block min-h-6`}>
      {value}
    </a>
  )
}

function SocialNetworks({ social }: Pick<SiteFooterProps, 'social'>) {
  const linked = social.filter(({ href }) => href !== null)
  const unlinked = social.filter(({ href }) => href === null).map(({ label }) => label)
  return (
    <p className="text-ink-3">
      {linked.map(({ label, href }) => (
        <a key={label} href={href ?? undefined} rel="me" className={`${LINK} mr-3 inline-block min-h-6`}>
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
    <fieldset ref={fieldset} className="flex flex-wrap items-center gap-3 noscript:hidden">
      <legend className="float-left">Theme</legend>
      {THEMES.map(({ value, label }) => (
        <RadioButton
          key={value}
          label={label}
          name="theme"
          className="rounded-sm not-has-checked:border-transparent not-has-checked:hover:bg-sunk not-has-checked:hover:text-ink has-checked:border-accent md:min-h-9"
          checked={theme === value}
          onChange={() => chooseTheme(value)}
        />
      ))}
    </fieldset>
  )
}

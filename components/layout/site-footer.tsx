import Link from 'next/link'
import { FOOTER } from '@/lib/footer-routes'
import { SITE, SOCIAL } from '@/lib/site'
import { ThemeSwitch } from './theme-switch'

export function SiteFooter() {
  return (
    <footer className="mt-16 border-t border-line bg-sunk text-sm text-ink-2 print:hidden [&_a]:text-ink-2 [&_a]:no-underline [&_a:hover]:text-ink [&_a:hover]:underline">
      <div className="page flex flex-wrap justify-between gap-x-12 gap-y-8 pt-10 pb-4">
        <div className="max-lg:w-full">
          <p className="mb-3 font-display text-lg text-ink">{SITE.tagline}</p>
          <p>
            Support: <Contact scheme="mailto" value={SITE.email} />
          </p>
          <p>
            Phone: <Contact scheme="tel" value={SITE.phone} />
          </p>
        </div>
        <nav
          aria-label="Footer"
          className="flex-1 columns-2 gap-6 sm:columns-3 md:grid md:grid-cols-5 lg:max-w-[60rem] [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center md:[&_a]:min-h-8"
        >
          {FOOTER.map(({ label, links }) => (
            <div key={label} className="break-inside-avoid pb-6">
              <h2 className="mb-2 font-sans text-xs font-normal tracking-widest text-ink-3 uppercase">
                {label}
              </h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href} prefetch={false}>
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
        <p>
          © {SITE.firstYear}–{new Date().getFullYear()} {SITE.name}
        </p>
        <SocialNetworks />
        <ThemeSwitch />
      </div>
    </footer>
  )
}

/** A placeholder in braces is shown as it stands: it is no address anyone could write to or call. */
function Contact({ scheme, value }: { scheme: 'mailto' | 'tel'; value: string }) {
  if (value.startsWith('{')) return value
  return <a href={`${scheme}:${value.replaceAll(' ', '')}`}>{value}</a>
}

function SocialNetworks() {
  const linked = SOCIAL.filter(({ href }) => href !== null)
  const unlinked = SOCIAL.filter(({ href }) => href === null).map(({ label }) => label)
  return (
    <p className="text-ink-3">
      {linked.map(({ label, href }) => (
        <a key={label} href={href ?? undefined} rel="me" className="mr-3">
          {label}
        </a>
      ))}
      {unlinked.length > 0 && `${unlinked.join(', ')}: links to be set by the operator`}
    </p>
  )
}

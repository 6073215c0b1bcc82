import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { SITE } from '@/lib/site'

const PROMISES = [
  {
    title: 'Every figure says where it comes from',
    text: 'Each profile says it: a register, a law, the university itself or general knowledge, and of which year. Unreported figures are marked. An unknown fee is never shown as 0, and never counted as one.',
  },
  {
    title: 'No one pays to rank higher',
    text: 'No paid placement, no agents, no e-mail address to give before you may read on.',
  },
  {
    title: 'Nobody watches',
    text: 'No account and no tracking. What you choose stays in your browser, and one button erases it.',
  },
] as const

export function AboutSite() {
  return (
    <section aria-labelledby="about" className="pt-14">
      <h2 id="about" className="text-xl">
        {`About ${SITE.name}`}
      </h2>
      <dl className="mt-5 grid gap-6 border-t border-line pt-5 md:grid-cols-3">
        {PROMISES.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-display text-md leading-tight">{title}</dt>
            <dd className="mt-1.5 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <Link href="/about" className={buttonVariants({ size: 'small', className: 'mt-6' })}>
        How the catalogue is made
      </Link>
    </section>
  )
}

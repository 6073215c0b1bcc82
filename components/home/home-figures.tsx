import type { Marketing } from '@/lib/home/schema'

type FiguresProps = { title: string; figures: Marketing['stats']; large?: boolean }

/** A row of figures under a small title: two to a line on a phone, four on a wider screen. */
export function HomeFigures({ title, figures, large }: FiguresProps) {
  return (
    <section className="border-b border-line py-5 md:py-6">
      <h2 className="font-sans text-sm font-normal tracking-normal text-ink-3">{title}</h2>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex grow basis-[max(40%,7rem)] flex-col-reverse justify-end border-line md:basis-36 md:not-first:border-l md:not-first:pl-6"
          >
            <dt className="mt-1 text-sm text-ink-2">{label}</dt>
            <dd className={`font-display leading-none ${large ? 'text-2xl' : 'text-xl'}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type Step = {
  /** Where it begins and ends on the line. */
  from: number
  to: number
  /** "Months 18 to 16" */
  when: string
  text: string
  /** The heading of the page that tells it. */
  id?: string
}

type StepFigureProps = { caption: string; steps: readonly Step[] }

/** What a guide tells, as bars on one line of time: each step with its words, so that the picture needs no table. */
export function StepFigure({ caption, steps }: StepFigureProps) {
  const first = Math.min(...steps.map(({ from }) => from))
  const last = Math.max(...steps.map(({ to }) => to))
  const share = (part: number) => `${(part / (last - first)) * 100}%`
  return (
    <figure className="my-6 rounded-md border border-line bg-surface p-4 md:p-6">
      <figcaption className="font-semibold">{caption}</figcaption>
      <ol className="mt-3 grid list-none gap-2.5 p-0">
        {steps.map(({ from, to, when, text, id }) => (
          <li
            key={text}
            className="m-0 grid gap-x-4 gap-y-1 p-0 text-base leading-snug sm:grid-cols-[15rem_1fr]"
          >
            <p className="m-0">
              {id ? (
                <a href={`#${id}`} className="font-semibold">
                  {text}
                </a>
              ) : (
                <b className="font-semibold">{text}</b>
              )}
              <span className="block text-sm text-ink-2">{when}</span>
            </p>
            <div className="self-center rounded-[4px] bg-sunk" aria-hidden>
              <i
                className="block h-4 rounded-[4px] bg-accent"
                style={{ marginLeft: share(from - first), width: share(to - from) }}
              />
            </div>
          </li>
        ))}
      </ol>
    </figure>
  )
}

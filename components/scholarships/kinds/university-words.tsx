/** What a university's own scholarships are and how they are won. */
export function UniversityWords() {
  return (
    <>
      <h2>What they are</h2>
      <p>
        A university that wants you can make itself cheaper. Most of its scholarships are fee waivers: the
        bill gets smaller, no money reaches you. A waiver of half the fee still leaves you the other half, the
        rent, the food and the visa. A few awards, often named after a donor, pay for everything; they are the
        ones thousands ask for.
      </p>
      <p>
        Read the value line with that in mind. “Up to full tuition” means that one person may get it.
        “Automatic” means that everyone with the grades does, and such awards are worth more than their small
        sums suggest.
      </p>
      <h2>How they are won</h2>
      <ul>
        <li>
          <b>With the application for admission.</b> Many have no form of their own: you are considered when
          you apply by a certain day, often months before the last day for admission. Find that day first.
        </li>
        <li>
          <b>After an offer.</b> Others open only to people who hold an offer. Then the order is: apply early,
          get the offer, apply for the award, and only then decide. If offers take eight weeks, count back
          from there.
        </li>
        <li>
          <b>Through the department.</b> For a doctorate the money often sits with a professor’s project. A
          short, exact letter about their work does more here than any form.
        </li>
      </ul>
      <p>
        Grades decide the automatic ones. The named ones read essays: what you did with what you had, why this
        place and no other, what comes after. Write about one thing you did, with its numbers, rather than
        five you believe in.
      </p>
      <h2>What to look at twice</h2>
      <ul>
        <li>
          <b>Renewal.</b> Is it for one year or for the whole course, and which grade keeps it? An award for
          the first year of four is a quarter of what it seems.
        </li>
        <li>
          <b>Fee status.</b> Some are for people who pay international fees only, some for the opposite. Where
          you live may count more than your passport.
        </li>
        <li>
          <b>Stacking.</b> Ask whether it may be combined with an outside award. Some universities lower
          theirs by what you bring.
        </li>
        <li>
          <b>The deposit.</b> Some ask for a payment before they tell you about the award. Ask for the
          decision in writing first.
        </li>
      </ul>
      <p>
        Work out the whole cost of the cheapest year you could live there, take the award off, and see what is
        left. That figure, and not the size of the award, tells you whether you can go. If it is too high,
        write to the international office and ask what else there is; some keep a small fund for exactly this
        letter.
      </p>
    </>
  )
}

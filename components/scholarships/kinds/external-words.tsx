/** What external scholarships are and how they are won. */
export function ExternalWords() {
  return (
    <>
      <h2>What they are</h2>
      <p>
        An external scholarship comes from someone who is neither your university nor a state: a foundation, a
        company, a church, a bank, an association of women in science. Each has a purpose of its own, and the
        award is a means to it. A foundation for peace looks for people who will work for peace. A company
        looks for engineers it may one day hire. Your task is to find the two or three whose purpose you
        already serve.
      </p>
      <p>
        The sums differ more than in any other kind. Some pay a whole degree abroad. Many pay a part: one
        year, the travel, the last thousand that is missing. Parts can be added up, if each provider allows
        it.
      </p>
      <h2>How they are won</h2>
      <ul>
        <li>
          <b>Begin with who you are.</b> Nationality, field, sex, faith, a parent’s employer, the region you
          grew up in: the narrower the door, the fewer people stand before it. The filters for nationality and
          field are made for this.
        </li>
        <li>
          <b>Read what they have done.</b> Look up the people they chose in earlier years. If all are lawyers
          with ten years of work, you know more than the rules tell you.
        </li>
        <li>
          <b>Answer the question they ask.</b> A reader with a hundred essays on the table looks for the
          sentence that only this person could have written. Say what you will do, where, with whom, and what
          it needs.
        </li>
        <li>
          <b>Choose referees who know the work.</b> A teacher who saw you fail and go on writes a better
          letter than a dean who never met you. Give them your text, the purpose of the award and a month of
          time.
        </li>
      </ul>
      <h2>What to look at twice</h2>
      <ul>
        <li>
          <b>Admission.</b> Some want an offer in hand, some choose the university with you, some have a short
          list of places where the money may be used.
        </li>
        <li>
          <b>What you owe afterwards.</b> A return home for some years, work for the provider, or a part that
          is a loan. Read that clause before the sum.
        </li>
        <li>
          <b>Money asked of you.</b> A serious provider never sells its form, never guarantees an award, and
          never asks for your bank’s password. If someone does, stop there.
        </li>
        <li>
          <b>Old news.</b> Foundations end programmes quietly. Go to the provider’s own page, look for the
          year of the call, and write to them if there is none.
        </li>
      </ul>
      <p>
        Keep one table: award, deadline, what is asked, who writes for you, sent or not. Ten applications
        share most of their text; with the table the tenth takes an evening. Plan a year ahead: many close
        before the universities open.
      </p>
    </>
  )
}

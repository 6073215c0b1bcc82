/** What government scholarships are and how they are won. */
export function GovernmentWords() {
  return (
    <>
      <h2>What they are</h2>
      <p>
        States give scholarships for two reasons. Some invite: they pay foreign students to come, learn the
        language and go home as friends. Others send: they pay their own citizens to learn abroad what the
        country needs. Both kinds are often complete, with fees, a monthly sum, insurance and the flight, and
        both come with the state’s own rules and the state’s own pace.
      </p>
      <p>
        They are run by ministries, embassies or an agency with a long name. The embassy’s page in your
        country may list rules that the general page does not, so read both. Where they differ, the one for
        your country counts.
      </p>
      <h2>How they are won</h2>
      <ul>
        <li>
          <b>Learn the road.</b> Some are asked for online by yourself, some only through your own ministry of
          education, which chooses first and sends a list. If that first choice is made in your country, its
          deadline is the one that matters, and it is the earlier of the two.
        </li>
        <li>
          <b>Fit the plan.</b> A programme names the fields and the aims it cares for. Say in plain words how
          your study serves one of them and what you will do with it at home. This is the paragraph the panel
          looks for.
        </li>
        <li>
          <b>Prepare papers early.</b> Certified copies, sworn translations, a health form, a police record:
          each takes weeks, and some may be only a few months old on the day you send them.
        </li>
        <li>
          <b>Practise the interview.</b> Many end with one. Expect to be asked why this country, why now, and
          what you will do if the answer is no.
        </li>
      </ul>
      <h2>What to look at twice</h2>
      <ul>
        <li>
          <b>Age and work.</b> Upper ages and years of work are firm here, and are counted on a given day.
          Look for that day.
        </li>
        <li>
          <b>The language year.</b> Some add a year of language before the degree. It is paid, and it makes
          the whole a year longer.
        </li>
        <li>
          <b>The return.</b> Many ask you to go home for some years, and some to serve there. Breaking this
          can mean paying all of it back.
        </li>
        <li>
          <b>Two passports.</b> A second nationality, the host’s above all, can close the door. Our rules say
          so where the provider does.
        </li>
        <li>
          <b>Visas.</b> An award is not a visa. Where a host has closed its visas to a nationality, we tell it
          as a notice on the award’s page.
        </li>
      </ul>
      <p>
        Calls follow the budget and the weather between states: a year may be left out, a country added or
        dropped. Take last year’s dates as a guess, and look at the official page once a week from a month
        before.
      </p>
    </>
  )
}

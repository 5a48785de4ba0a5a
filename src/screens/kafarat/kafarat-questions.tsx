import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ErrorLine } from '#ds/components/field/error-line.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { QuantityField } from '#ds/components/quantity-field/quantity-field.tsx';
import { KAFARAH_KINDS, MOST_KAFARAT } from '#src/domain/kafarat.ts';
import type { KafaratView } from '#src/screens/kafarat/kafarat-view.ts';
import type { KafaratWords } from '#src/screens/kafarat/kafarat-words.ts';
import * as styles from '#src/screens/kafarat/kafarat.css';

type QuestionsProps = { kafarat: KafaratView; words: KafaratWords; error: (path: string) => string | undefined };

/** What, how many, where. The second question speaks of what the first one chose: by CSS, so that it needs no script. */
export function KafaratQuestions({ error, kafarat, words }: QuestionsProps) {
  const { t } = useLingui();
  const { countries, currency, fields, kinds } = kafarat;
  const chosen = kinds.find(({ kind }) => kind === fields['kind'])?.kind ?? 'oath';
  const open = countries.filter(({ isAvailable }) => isAvailable);
  const country = open.find(({ code }) => code === fields['country'])?.code ?? open[0]?.code;
  return (
    <div>
      <div className={styles.question}>
        <fieldset className={styles.fields}>
          <legend className={styles.asked}>
            <Trans>What do you owe?</Trans>
          </legend>
          <div className={styles.cases}>
            {kinds.map(({ kind, persons }) => (
              <label key={kind} className={styles.choice}>
                <span className={styles.persons}>
                  {persons}
                  <small>
                    {kind === 'fidya' ? <Trans>a day</Trans> : <Plural value={persons} one="person" other="people" />}
                  </small>
                </span>
                <span>
                  <span className={styles.caseTitle}>{words.kinds[kind].title}</span>
                  <span className={styles.condition}>{words.kinds[kind].condition}</span>
                </span>
                <input
                  className={styles.radio}
                  type="radio"
                  id={`kind-${kind}`}
                  name="kind"
                  value={kind}
                  defaultChecked={kind === chosen}
                />
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <div className={styles.question}>
        {KAFARAH_KINDS.map((kind) => (
          <div key={kind} className={styles.ofKind[kind]}>
            <h2 className={styles.asked}>{words.kinds[kind].question}</h2>
          </div>
        ))}
        <QuantityField
          name="count"
          label={t`Number`}
          defaultValue={fields['count'] ?? 1}
          max={MOST_KAFARAT}
          error={error('count')}
        />
      </div>
      <div className={styles.question}>
        <fieldset className={styles.fields}>
          <legend className={styles.asked}>
            <Trans>Where should the food be given?</Trans>
          </legend>
          <div className={styles.countries}>
            {countries.map(({ code, isAvailable, name, price }) => (
              <label key={code} className={styles.country}>
                <input
                  className={styles.countryRadio}
                  type="radio"
                  id={`country-${code}`}
                  name="country"
                  value={code}
                  defaultChecked={code === country}
                  disabled={!isAvailable}
                />
                <span className={styles.caseTitle}>{name}</span>
                <span className={styles.condition}>
                  {isAvailable ? (
                    <Trans>
                      <Money minor={price} currency={currency} /> a person
                    </Trans>
                  ) : (
                    <Trans>Not available at the moment</Trans>
                  )}
                </span>
              </label>
            ))}
          </div>
          {error('country') !== undefined && <ErrorLine id="country-error">{error('country')!}</ErrorLine>}
        </fieldset>
      </div>
    </div>
  );
}

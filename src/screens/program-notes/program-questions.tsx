import { Trans } from '@lingui/react/macro';
import { Disclosure } from '#ds/components/disclosure/disclosure.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectTypeDetail } from '#src/contracts/programs.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { Localized } from '#src/screens/shell/localized.tsx';

/** What donors ask about the program. */
export function ProgramQuestions({ locale, questions }: { questions: ProjectTypeDetail['questions']; locale: Locale }) {
  if (questions.length === 0) return null;
  return (
    <Stack gap={4} as="section" labelledBy="questions-title">
      <Heading level={2} id="questions-title">
        <Trans>Questions</Trans>
      </Heading>
      <div>
        {questions.map(({ answer, question }) => (
          <Disclosure key={question.en ?? question.ar} summary={<Localized field={question} locale={locale} />}>
            <Text>
              <Localized field={answer} locale={locale} />
            </Text>
          </Disclosure>
        ))}
      </div>
    </Stack>
  );
}

'use client';
import { useLingui } from '@lingui/react/macro';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { type Country, dialling } from '#ds/components/phone-field/country.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { chevronDown } from '#ds/icons/icons.ts';
import { AriaLocale } from '#ds/intl/aria-locale.tsx';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import * as styles from '#ds/components/phone-field/phone-field.css';

export type CountryPickerProps = {
  countries: readonly Country[];
  value: string;
  /** Whether it takes the place of a list that had the focus. */
  isFocused: boolean;
  name: string;
  form?: string | undefined;
  onChange: (code: string) => void;
};

/** Without accents and hamzas, so that "الامارات" finds "الإمارات" and "turkiye" finds "Türkiye". */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase();

export function CountryPicker({ countries, form, isFocused, name, onChange, value }: CountryPickerProps) {
  const { t } = useLingui();
  return (
    <AriaLocale>
      <ComboBox
        aria-label={t`Country code`}
        name={name}
        {...(form === undefined ? {} : { form })}
        formValue="key"
        menuTrigger="input"
        allowsEmptyCollection
        defaultItems={countries}
        selectedKey={value}
        onSelectionChange={(key) => key !== null && onChange(String(key))}
        defaultFilter={(text, typed) => plain(text).includes(plain(typed.trim()))}
      >
        <span className={styles.country}>
          <Input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the list that had the focus
            autoFocus={isFocused}
            className={styles.search}
            // Only when the browser says so: React Aria sends focus events of its own while somebody types, and the
            // next letter would take the place of what was typed.
            onFocus={(event) => event.isTrusted && event.currentTarget.select()}
          />
          <Button className={styles.opener}>
            <Icon icon={chevronDown} size="small" />
          </Button>
        </span>
        <Popover className={styles.popover} placement="bottom start" offset={6}>
          {/* The combo box would call its list "Suggestions Show suggestions": an empty label takes its first word away. */}
          <VisuallyHidden id={`${name}-list-label`}>{t`Country code`}</VisuallyHidden>
          <ListBox<Country>
            aria-label=""
            aria-labelledby={`${name}-list-label`}
            className={styles.list}
            renderEmptyState={() => <div className={styles.empty}>{t`No matches found`}</div>}
          >
            {(country) => (
              <ListBoxItem
                id={country.code}
                textValue={`${dialling(country)} ${country.name}`}
                className={styles.option}
              >
                <span aria-hidden>{country.flag}</span>
                <span>{country.name}</span>
                <bdi dir="ltr" className={styles.code}>
                  {dialling(country)}
                </bdi>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLocale>
  );
}

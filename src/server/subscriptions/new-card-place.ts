/** Where on the page of a recurring donation another card is entered. Apart from its link, which signs, so that emails are stories too. */
export const NEW_CARD = '#new-card';

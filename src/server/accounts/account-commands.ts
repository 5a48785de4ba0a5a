import { resetSecondFactor } from '#src/server/accounts/second-factor.ts';
import { createFirstAdministrator } from '#src/server/accounts/staff-accounts.ts';
import type { Command } from '#src/server/platform/command.ts';

/** The commands for accounts of staff. */
export const accountCommands: Record<string, Command> = {
  'second-factor:reset': async (ctx, [username = ''], print) => {
    if (username === '') {
      print('Usage: second-factor:reset USERNAME, of whoever lost all that confirms it');
      return 2;
    }
    const outcome = await resetSecondFactor(ctx, username);
    print(
      {
        reset: 'Removed. The person sets up a new one at the next sign-in, and gets an email.',
        none: 'This account has no second factor.',
        unknown: 'No account has this username.',
      }[outcome],
    );
    return outcome === 'reset' ? 0 : 1;
  },
  'admin:create': async (ctx, [username = '', email = '', ...more], print) => {
    if (username === '' || email === '' || more.length > 0) {
      print('Usage: admin:create USERNAME EMAIL. The password is made here: none is taken from the command line.');
      return 2;
    }
    const made = await createFirstAdministrator(ctx, { username, email });
    switch (made.outcome) {
      case 'made':
        print(`${username} is an administrator. This password works once, for one day:`);
        print(made.password);
        print('Sign in with it and choose your own at once. It is stored nowhere and is not shown again.');
        return 0;
      case 'notFirst':
        print('There is an administrator already, who gives roles to others.');
        return 1;
      case 'taken':
        print('An account has this username or email already.');
        return 1;
      case 'invalid':
        print(
          made.field === 'username'
            ? 'A username begins with a letter and has 3 to 30 letters, digits, "_" or ".".'
            : 'This is not an email address.',
        );
        return 2;
    }
  },
};

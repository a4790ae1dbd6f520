import { start } from './bootstrap';
import { registry } from './remotes/document-registry';
import { installScriptVerification } from './remotes/script-verification';

// Before the first chunk is asked for: nothing runs whose hash is not known.
installScriptVerification();
registry();
start();

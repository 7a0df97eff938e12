<?php
/**
 * Plugin Name:       Candor
 * Description:       Asks visitors for consent, and lets scripts, videos and maps wait for it.
 * Version:           0.1.0
 * Requires at least: 6.3
 * Requires PHP:      7.4
 * Author:            The Candor authors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       candor
 * Domain Path:       /languages
 */

namespace Candor;

defined( 'ABSPATH' ) || exit;

const VERSION = '0.1.0';

require __DIR__ . '/includes/options.php';
require __DIR__ . '/includes/rules.php';
require __DIR__ . '/includes/mark.php';
require __DIR__ . '/includes/output.php';
require __DIR__ . '/includes/head.php';
require __DIR__ . '/includes/gpc.php';
if ( is_admin() ) {
	require __DIR__ . '/includes/settings-page.php';
}

register_activation_hook( __FILE__, __NAMESPACE__ . '\\schedule' );
register_deactivation_hook( __FILE__, __NAMESPACE__ . '\\unschedule' );

// Plugins that speak the WP Consent API ask who answers it.
add_filter( 'wp_consent_api_registered_' . plugin_basename( __FILE__ ), '__return_true' );

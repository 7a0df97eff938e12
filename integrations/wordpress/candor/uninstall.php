<?php
// Runs when the plugin is deleted: nothing of it stays.
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

function candor_forget(): void {
	foreach ( array( 'candor_settings', 'candor_rules', 'candor_guard', 'candor_fetch' ) as $option ) {
		delete_option( $option );
	}
	wp_clear_scheduled_hook( 'candor_refresh' );
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $candor_site ) {
		switch_to_blog( $candor_site );
		candor_forget();
		restore_current_blog();
	}
} else {
	candor_forget();
}

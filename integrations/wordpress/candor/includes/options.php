<?php
namespace Candor;

defined( 'ABSPATH' ) || exit;

const OPTION       = 'candor_settings';
const RULES_OPTION = 'candor_rules';
const GUARD_OPTION = 'candor_guard';
/** When files were last fetched, and which of them did not come. */
const FETCH_OPTION = 'candor_fetch';

/**
 * What the owner has set. Everything is there, and valid: `check_options` saw to it.
 *
 * @return array{site_id:string,base:string,way:string,mark:bool,output:bool,gpc_since:string}
 */
function options(): array {
	$usual = array(
		'site_id'   => '',
		'base'      => '',
		// async, sync or guard: see the settings page.
		'way'       => 'guard',
		'mark'      => true,
		// Also what others echo into the head and below the page.
		'output'    => true,
		// The day since when Global Privacy Control is honoured; empty: the page does not say so.
		'gpc_since' => '',
	);
	$saved = get_option( OPTION );
	return array_merge( $usual, is_array( $saved ) ? array_intersect_key( $saved, $usual ) : array() );
}

/** Whether there is a banner to show. */
function is_set_up(): bool {
	$options = options();
	return '' !== $options['site_id'] && '' !== $options['base'];
}

/** The address of one of the banner's files: `js`, `guard.js` or `rules.json`. */
function file_url( string $file ): string {
	$options = options();
	return $options['base'] . '/embed/cs/' . $options['site_id'] . '.' . $file;
}

/**
 * Takes what was typed in, and says what is wrong with it. What is wrong stays as it was.
 *
 * @param mixed $given As the form sent it.
 */
function check_options( $given ): array {
	$options = options();
	$given   = is_array( $given ) ? $given : array();

	// The whole tag, pasted into any of the fields, says both the address and the ID.
	$pasted = implode( ' ', array_map( 'strval', array_intersect_key( $given, array_flip( array( 'code', 'site_id', 'base' ) ) ) ) );
	if ( preg_match( '#(https?://[^"\'\s<>]+)/embed/cs/([a-z0-9]{10})\.#i', $pasted, $found ) ) {
		$given['base']    = $found[1];
		$given['site_id'] = $found[2];
	} elseif ( '' !== trim( (string) ( $given['code'] ?? '' ) ) ) {
		add_settings_error( OPTION, 'code', __( 'This is not the code of a Candor banner. Copy it again from the page “Installation” in Candor.', 'candor' ) );
	}

	$site_id = strtolower( trim( (string) ( $given['site_id'] ?? '' ) ) );
	if ( '' === $site_id || preg_match( '/^[a-z0-9]{10}$/', $site_id ) ) {
		$options['site_id'] = $site_id;
	} else {
		add_settings_error( OPTION, 'site_id', __( 'The site ID has ten letters and digits. You find it in the code Candor gives you.', 'candor' ) );
	}

	$base   = untrailingslashit( trim( (string) ( $given['base'] ?? '' ) ) );
	$parts  = wp_parse_url( $base );
	$secure = is_array( $parts ) && ( 'https' === ( $parts['scheme'] ?? '' ) || in_array( $parts['host'] ?? '', array( 'localhost', '127.0.0.1' ), true ) );
	if ( '' === $base || ( $secure && isset( $parts['host'] ) && ! isset( $parts['query'] ) && ! isset( $parts['fragment'] ) && ! isset( $parts['user'] ) ) ) {
		$options['base'] = esc_url_raw( $base, array( 'https', 'http' ) );
	} else {
		add_settings_error( OPTION, 'base', __( 'The address of Candor begins with https:// and has nothing behind the path.', 'candor' ) );
	}

	$way            = (string) ( $given['way'] ?? '' );
	$options['way'] = in_array( $way, array( 'async', 'sync', 'guard' ), true ) ? $way : 'guard';

	$options['mark']   = ! empty( $given['mark'] );
	$options['output'] = ! empty( $given['output'] );

	if ( empty( $given['gpc'] ) ) {
		$options['gpc_since'] = '';
	} elseif ( '' === $options['gpc_since'] ) {
		$options['gpc_since'] = gmdate( 'Y-m-d' );
	}
	return $options;
}
